-- A message written before the account exists waits with the registration of its link, for the browser whose cookie has
-- this hash (decision 047).
alter table email_tokens
  add column browser_hash text,
  add column message_client_id uuid,
  add column message_material_id uuid,
  add column message_text text,
  add constraint email_tokens_message check (
    num_nonnulls(browser_hash, message_client_id, message_material_id, message_text) in (0, 4)
    and (message_text is null or purpose = 'verify')
  );

-- Of verified accounts: confirmed in another browser, or refused when its link was opened.
create table message_drafts (
  user_id uuid not null references users on delete cascade,
  client_id uuid not null,
  material_id uuid not null references materials on delete cascade,
  text text not null,
  created_at timestamptz not null default now(),
  primary key (user_id, client_id)
);
create index message_drafts_material on message_drafts (material_id);
create index message_drafts_age on message_drafts (created_at);
