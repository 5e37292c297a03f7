CREATE INDEX "games_title_text_idx" ON "games" USING gin (lower("title") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "user_name_text_idx" ON "user" USING gin (lower("display_username") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "audit_log_name_idx" ON "audit_log" USING gin (lower("subject_name") gin_trgm_ops);