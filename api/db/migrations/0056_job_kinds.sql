select pgboss.create_queue('payment-notices', '{"policy":"standard"}');--> statement-breakpoint
select pgboss.create_queue('figures', '{"policy":"standard"}');
