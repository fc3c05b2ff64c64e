-- One for each mail that asks a seller what is still available. It is about their materials with the same
-- confirmation_asked_at.
create table availability_requests (
  hash text primary key,
  seller_id uuid not null references users on delete cascade,
  asked_at timestamptz not null,
  expires_at timestamptz not null
);
create index availability_requests_seller on availability_requests (seller_id, asked_at);
create index availability_requests_expiry on availability_requests (expires_at);

create index materials_asked on materials (confirmation_asked_at, seller_id) where confirmation_asked_at is not null;
create index material_documents_unplaced on material_documents (created_at) where material_id is null;
