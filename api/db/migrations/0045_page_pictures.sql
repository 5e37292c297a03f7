CREATE TABLE "page_pictures" (
	"picture_id" uuid PRIMARY KEY NOT NULL,
	"stored_at" timestamp with time zone NOT NULL
);
