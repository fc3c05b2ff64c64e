alter table materials
  -- Grows with each change, so that a second editor cannot overwrite the first one's work unknowingly.
  add column version integer not null default 1,
  -- Given by the seller of tiles or bricks; content is then one piece's share of a square metre.
  add column pieces_per_m2 numeric check (pieces_per_m2 > 0),
  add column deleted_at timestamptz,
  add column status_before_deletion text
    check (status_before_deletion in ('brouillon', 'publie', 'en_pause', 'vendu', 'archive')),
  add column confirmed_at timestamptz not null default now(),
  add column confirmation_asked_at timestamptz,
  add column sold_at timestamptz,
  add column buyer_id uuid references users on delete set null,
  add constraint deleted_not_published check (deleted_at is null or status <> 'publie'),
  add constraint deleted_with_former_status check ((deleted_at is null) = (status_before_deletion is null));

create index materials_buyer on materials (buyer_id) where buyer_id is not null;
create index materials_deleted on materials (deleted_at) where deleted_at is not null;
create index materials_to_confirm on materials (confirmed_at) where status = 'publie';
drop index materials_seller;
create index materials_seller on materials (seller_id, created_at desc, id desc) where deleted_at is null;

-- References name a material in imports; until now nothing kept them apart.
update materials set reference = null where id in (
  select id from (
    select id, row_number() over (partition by seller_id, lower(reference) order by created_at, id) as place
    from materials where reference is not null
  ) as numbered where place > 1
);
create unique index materials_reference on materials (seller_id, lower(reference)) where deleted_at is null;

create table material_drafts (
  -- That of the material it will become, or that it changes.
  id uuid not null,
  author_id uuid not null references users on delete cascade,
  -- The form as it was left, complete or not.
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  -- Version of the material it was begun on; null when there is no material yet.
  base_version integer,
  version integer not null default 1,
  -- Kept from the removal of unused files.
  picture_ids uuid[] not null default '{}',
  document_ids uuid[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (id, author_id)
);
create index material_drafts_author on material_drafts (author_id, updated_at desc);
create index material_drafts_pictures on material_drafts using gin (picture_ids);
create index material_drafts_documents on material_drafts using gin (document_ids);

-- A document is sent before its material is saved.
alter table material_documents
  alter column material_id drop not null,
  alter column position drop not null,
  add column owner_id uuid references users on delete cascade,
  add constraint placed_with_its_material check ((material_id is null) = (position is null));
update material_documents set owner_id = seller_id from materials where materials.id = material_id;
create index material_documents_owner on material_documents (owner_id);
create index media_created on media (created_at) where owner_id is not null;
-- Copies of a material share the files of its documents.
create index material_documents_storage on material_documents (storage_key);
