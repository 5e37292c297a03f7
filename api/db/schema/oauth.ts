import { boolean, index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import { session, user } from "./identity";

const moment = (column: string) => timestamp(column, { withTimezone: true });
const identifier = () => uuid("id").defaultRandom().primaryKey();
const clientId = () =>
  text("client_id")
    .notNull()
    .references(() => oauthClient.clientId, { onDelete: "cascade" });
const userId = () =>
  uuid("user_id")
    .notNull()
    .references(() => user.id, { onDelete: "cascade" });

// better-auth's OAuth plugin expects these tables and columns, and checks at its start that they are there. What
// belongs to features that are off (docs/decisions/0076-sign-in-for-tools.md) stays empty.

/** Tools that people may connect. */
export const oauthClient = pgTable("oauth_client", {
  id: identifier(),
  clientId: text("client_id").notNull().unique(),
  clientSecret: text("client_secret"),
  clientDiscoveryId: text("client_discovery_id"),
  disabled: boolean("disabled").default(false),
  skipConsent: boolean("skip_consent"),
  enableEndSession: boolean("enable_end_session"),
  subjectType: text("subject_type"),
  scopes: text("scopes").array(),
  clientCredentialsScopes: text("client_credentials_scopes").array(),
  userId: uuid("user_id"),
  createdAt: moment("created_at"),
  updatedAt: moment("updated_at"),
  name: text("name"),
  uri: text("uri"),
  icon: text("icon"),
  contacts: text("contacts").array(),
  tos: text("tos"),
  policy: text("policy"),
  softwareId: text("software_id"),
  softwareVersion: text("software_version"),
  softwareStatement: text("software_statement"),
  redirectUris: text("redirect_uris").array().notNull(),
  postLogoutRedirectUris: text("post_logout_redirect_uris").array(),
  backchannelLogoutUri: text("backchannel_logout_uri"),
  backchannelLogoutSessionRequired: boolean("backchannel_logout_session_required"),
  tokenEndpointAuthMethod: text("token_endpoint_auth_method"),
  applicationType: text("application_type"),
  jwks: text("jwks"),
  jwksUri: text("jwks_uri"),
  grantTypes: text("grant_types").array(),
  responseTypes: text("response_types").array(),
  requirePKCE: boolean("require_pkce"),
  dpopBoundAccessTokens: boolean("dpop_bound_access_tokens").default(false),
  referenceId: text("reference_id"),
  metadata: jsonb("metadata"),
});

/** Hashes of tokens that renew access; the session that they began with may end before them. */
export const oauthRefreshToken = pgTable(
  "oauth_refresh_token",
  {
    id: identifier(),
    token: text("token").notNull().unique(),
    clientId: clientId(),
    sessionId: uuid("session_id").references(() => session.id, { onDelete: "set null" }),
    userId: userId(),
    referenceId: text("reference_id"),
    authorizationCodeId: text("authorization_code_id"),
    resources: text("resources").array(),
    requestedUserInfoClaims: text("requested_user_info_claims").array(),
    expiresAt: moment("expires_at").notNull(),
    createdAt: moment("created_at").notNull(),
    revoked: moment("revoked"),
    rotatedAt: moment("rotated_at"),
    rotationReplayResponse: text("rotation_replay_response"),
    rotationReplayExpiresAt: moment("rotation_replay_expires_at"),
    authTime: moment("auth_time"),
    confirmation: jsonb("confirmation"),
    scopes: text("scopes").array().notNull(),
  },
  (table) => [
    index("oauth_refresh_token_user_idx").on(table.userId, table.clientId),
    index("oauth_refresh_token_session_idx").on(table.sessionId),
    index("oauth_refresh_token_code_idx").on(table.authorizationCodeId),
    index("oauth_refresh_token_expiry_idx").on(table.expiresAt),
  ],
);

/** Hashes of bearer tokens; one dies with the session that it was issued for. */
export const oauthAccessToken = pgTable(
  "oauth_access_token",
  {
    id: identifier(),
    token: text("token").notNull().unique(),
    clientId: clientId(),
    sessionId: uuid("session_id").references(() => session.id, { onDelete: "cascade" }),
    userId: userId(),
    referenceId: text("reference_id"),
    authorizationCodeId: text("authorization_code_id"),
    resources: text("resources").array(),
    requestedUserInfoClaims: text("requested_user_info_claims").array(),
    refreshId: uuid("refresh_id").references(() => oauthRefreshToken.id, { onDelete: "cascade" }),
    expiresAt: moment("expires_at").notNull(),
    createdAt: moment("created_at").notNull(),
    revoked: moment("revoked"),
    confirmation: jsonb("confirmation"),
    scopes: text("scopes").array().notNull(),
  },
  (table) => [
    index("oauth_access_token_user_idx").on(table.userId, table.clientId),
    index("oauth_access_token_session_idx").on(table.sessionId),
    index("oauth_access_token_refresh_idx").on(table.refreshId),
    index("oauth_access_token_code_idx").on(table.authorizationCodeId),
    index("oauth_access_token_expiry_idx").on(table.expiresAt),
  ],
);

/** What somebody has allowed a tool. */
export const oauthConsent = pgTable(
  "oauth_consent",
  {
    id: identifier(),
    clientId: clientId(),
    userId: userId(),
    referenceId: text("reference_id"),
    resources: text("resources").array(),
    requestedUserInfoClaims: text("requested_user_info_claims").array(),
    scopes: text("scopes").array().notNull(),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [index("oauth_consent_user_idx").on(table.userId, table.clientId)],
);

export const oauthResource = pgTable("oauth_resource", {
  id: identifier(),
  identifier: text("identifier").notNull().unique(),
  name: text("name").notNull(),
  accessTokenTtl: integer("access_token_ttl"),
  refreshTokenTtl: integer("refresh_token_ttl"),
  signingAlgorithm: text("signing_algorithm"),
  signingKeyId: text("signing_key_id"),
  allowedScopes: text("allowed_scopes").array(),
  customClaims: jsonb("custom_claims"),
  dpopBoundAccessTokensRequired: boolean("dpop_bound_access_tokens_required").default(false),
  disabled: boolean("disabled").default(false),
  createdAt: moment("created_at"),
  updatedAt: moment("updated_at"),
  policyVersion: integer("policy_version").default(1),
  metadata: jsonb("metadata"),
});

export const oauthClientResource = pgTable(
  "oauth_client_resource",
  {
    id: identifier(),
    clientId: clientId(),
    resourceId: text("resource_id")
      .notNull()
      .references(() => oauthResource.identifier, { onDelete: "cascade" }),
    metadata: jsonb("metadata"),
    createdAt: moment("created_at"),
  },
  (table) => [unique("oauth_client_resource_key").on(table.clientId, table.resourceId)],
);

export const oauthClientAssertion = pgTable("oauth_client_assertion", {
  id: identifier(),
  expiresAt: moment("expires_at").notNull(),
});
