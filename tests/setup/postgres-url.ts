/** Names the address of the server that postgres-server.ts started, for all test processes. */
export const POSTGRES_URL_VARIABLE = "TEST_POSTGRES_URL";
