-- Drawings are encoded as WebP only.
alter table media add column has_avif boolean not null generated always as (content_type <> 'image/svg+xml') stored;
