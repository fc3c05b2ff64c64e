-- PDF documents of a material: data sheets, declarations of performance. Five at most, as their places say.
create table material_documents (
  id uuid primary key,
  material_id uuid not null references materials on delete cascade,
  position integer not null check (position between 0 and 4),
  title text not null check (length(title) between 1 and 120),
  storage_key text not null,
  bytes integer not null check (bytes between 1 and 10485760),
  created_at timestamptz not null default now(),
  unique (material_id, position)
);
