export {
  default,
  ErrorBoundary,
  headers,
  loader,
  meta,
  shouldRevalidate,
} from "./($locale).games.$gameId.($mangledTitle)/route";
