-- One per material and buyer. The seller is the material's, kept here so that both sides are read alike.
create table conversations (
  id uuid primary key,
  material_id uuid not null references materials,
  buyer_id uuid not null references users,
  seller_id uuid not null references users,
  created_at timestamptz not null default now(),
  unique (material_id, buyer_id),
  check (buyer_id <> seller_id)
);
-- Each account that goes is looked up here.
create index conversations_buyer on conversations (buyer_id);
create index conversations_seller on conversations (seller_id);

-- Ordered by `created_at`, taken while the conversation is locked: never twice the same within one.
create table messages (
  id uuid primary key,
  conversation_id uuid not null references conversations on delete cascade,
  sender_id uuid not null references users,
  client_id uuid not null,
  text text not null,
  created_at timestamptz not null default clock_timestamp(),
  unique (conversation_id, created_at),
  unique (sender_id, client_id)
);

-- What one of the two sees of it. The last message's time stands here too, for a list in its order.
create table conversation_sides (
  conversation_id uuid not null references conversations on delete cascade,
  user_id uuid not null references users,
  last_message_at timestamptz not null,
  unread_count integer not null default 0,
  -- The time of the last message of the other's that was read, and when it was.
  read_up_to timestamptz,
  read_at timestamptz,
  archived_at timestamptz,
  -- When a mail last told of unread messages; forgotten once they are read.
  mailed_at timestamptz,
  primary key (conversation_id, user_id)
);
create index conversation_sides_latest on conversation_sides (user_id, last_message_at desc, conversation_id desc);
create index conversation_sides_unread on conversation_sides (user_id) where unread_count > 0;
