CREATE INDEX "game_reports_user_idx" ON "game_reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "tips_user_idx" ON "tips" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "scores_play_idx" ON "scores" USING btree ("play_id");