alter table materials
  add column hidden_at timestamptz,
  add column hidden_reason text,
  -- What it goes back to when it is restored.
  add column status_before_hiding text
    check (status_before_hiding in ('brouillon', 'publie', 'en_pause', 'vendu', 'archive')),
  -- Whatever changes a status cannot publish it: the API answers 409 for this name.
  add constraint hidden_not_published check (hidden_at is null or status <> 'publie'),
  add constraint hidden_with_reason check (num_nonnulls(hidden_at, hidden_reason, status_before_hiding) in (0, 3));
-- ADMIN's list goes by id: newest first, whatever the status.
create index materials_hidden on materials (id) where hidden_at is not null;
create index materials_unpublished on materials (status, id) where status <> 'publie';
create index materials_unpublished_headline on materials using gin (headline) where status <> 'publie';

alter table provider_profiles
  add column material_limit integer not null default 5000 check (material_limit between 0 and 1000000);
create index provider_profiles_name on provider_profiles using gin (fold_text(company_name) gin_trgm_ops);

-- Of a material, or of one message of a conversation about it.
create table reports (
  id uuid primary key,
  material_id uuid not null references materials on delete cascade,
  message_id uuid references messages on delete cascade,
  target_id uuid not null generated always as (coalesce(message_id, material_id)) stored,
  -- Both null for a visitor who gave no address.
  reporter_id uuid references users on delete set null,
  reporter_email citext check (length(reporter_email) <= 254),
  reason text not null check (reason in (
    'interdit', 'arnaque', 'paiement', 'injures', 'demarchage', 'trompeur', 'photo', 'indisponible', 'autre'
  )),
  text text not null,
  status text not null default 'open' check (status in ('open', 'upheld', 'rejected')),
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  check ((status = 'open') = (decided_at is null)),
  check (num_nonnulls(reporter_id, reporter_email) <= 1)
);
create unique index reports_open_of_member on reports (reporter_id, target_id) where status = 'open';
create unique index reports_open_of_visitor on reports (reporter_email, target_id) where status = 'open';
create index reports_open on reports (target_id) where status = 'open';
create index reports_decided on reports (decided_at) where status <> 'open';
create index reports_material on reports (material_id);
create index reports_message on reports (message_id) where message_id is not null;

create table verification_requests (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  -- As they were when asked: another name or number needs another request.
  company_name text not null,
  business_type text not null,
  tax_id text,
  -- A private PDF, deleted with the decision.
  storage_key text,
  bytes integer check (bytes between 1 and 10485760),
  status text not null default 'pending' check (status in ('pending', 'accepted', 'refused')),
  message text not null default '',
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  check ((status = 'pending') = (decided_at is null)),
  check ((status = 'pending') = (storage_key is not null))
);
create unique index verification_requests_pending on verification_requests (user_id) where status = 'pending';
create index verification_requests_user on verification_requests (user_id, created_at desc);
create index verification_requests_waiting on verification_requests (created_at) where status = 'pending';

alter table contact_requests
  add column answered_at timestamptz,
  add column answer text,
  add constraint answered_with_text check ((answered_at is null) = (answer is null));
create index contact_requests_open on contact_requests (id) where answered_at is null;

-- No foreign key to the target: what was done stays known when it is deleted.
create table moderation_log (
  id uuid primary key,
  -- Null for the command line.
  actor_id uuid references users on delete set null,
  action text not null check (action in (
    'hide_material', 'restore_material', 'reject_reports', 'warn_author', 'verify_seller', 'refuse_verification',
    'read_document', 'change_material_limit', 'answer_contact', 'grant_admin'
  )),
  target_kind text not null check (target_kind in ('material', 'message', 'seller', 'contact', 'user')),
  target_id uuid not null,
  target_label text not null,
  reason text,
  note text not null default '',
  created_at timestamptz not null default now()
);
create index moderation_log_target on moderation_log (target_id, id desc);
