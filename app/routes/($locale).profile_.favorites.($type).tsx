export {
  default,
  ErrorBoundary,
  headers,
  links,
  loader,
  meta,
  shouldRevalidate,
} from "./($locale).library.favorites.($type)";
