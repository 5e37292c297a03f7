export {
  default,
  ErrorBoundary,
  headers,
  links,
  loader,
  meta,
  shouldRevalidate,
} from "./($locale).challenges.$challengeId.($mangledName)/route";
