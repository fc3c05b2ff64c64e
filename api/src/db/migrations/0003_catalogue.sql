create table media (
  id uuid primary key,
  -- The user who sent it; pictures of the house belong to nobody and are never cleaned up.
  owner_id uuid,
  original_key text not null,
  content_type text not null,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  thumbhash text not null,
  -- Widths at hand, smallest first; empty while they are being made.
  widths integer[] not null default '{}',
  created_at timestamptz not null default now()
);

create table users (
  id uuid primary key,
  email citext not null unique check (length(email) <= 254),
  full_name text not null,
  phone_number text,
  address text,
  city text,
  country text,
  role text not null default 'USER' check (role in ('USER', 'PROVIDER', 'ADMIN')),
  password_hash text not null,
  profile_image_id uuid references media on delete set null,
  verified_at timestamptz,
  last_login_at timestamptz,
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index users_profile_image on users (profile_image_id) where profile_image_id is not null;

alter table media add foreign key (owner_id) references users on delete set null;
create index media_owner on media (owner_id) where owner_id is not null;

create table provider_profiles (
  user_id uuid primary key references users on delete cascade,
  company_name text not null,
  business_type text not null
    check (business_type in ('particulier', 'artisan', 'negoce', 'entreprise_btp', 'fabricant', 'deconstruction')),
  -- SIRET.
  tax_id text check (tax_id ~ '^\d{14}$'),
  description text not null default '',
  website_url text,
  social_media jsonb not null default '{}' check (jsonb_typeof(social_media) = 'object'),
  verified boolean not null default false,
  pickup_hours text,
  -- How long this seller takes to answer, as a rule.
  reply_minutes integer check (reply_minutes >= 0),
  created_at timestamptz not null default now(),
  check (business_type = 'particulier' or tax_id is not null)
);

create table categories (
  slug text primary key check (slug ~ '^[a-z0-9-]+$'),
  parent_slug text references categories,
  name_fr text not null,
  name_en text not null,
  -- Of the whole tree, each root before its children.
  position integer not null,
  illustration text not null,
  -- [{key, label, labelEn, kind, unit?, choices?}]; a category also has those of its parent.
  attributes jsonb not null default '[]' check (jsonb_typeof(attributes) = 'array')
);
create index categories_parent on categories (parent_slug);

create table materials (
  id uuid primary key,
  seller_id uuid not null references users on delete cascade,
  category_slug text not null references categories,
  title text not null,
  description text not null,
  condition text not null check (condition in ('neuf', 'surplus', 'reemploi')),
  -- Without VAT, for one sale unit.
  price_cents integer not null check (price_cents >= 0),
  vat_rate numeric(4, 2) not null check (vat_rate between 0 and 99),
  sale_unit text not null check (sale_unit in (
    'piece', 'sac', 'rouleau', 'carton', 'paquet', 'palette', 'big_bag', 'plaque', 'panneau', 'couronne', 'pot',
    'barre', 'lot', 'ml', 'm2', 'm3', 'kg', 't', 'l'
  )),
  base_unit text not null check (base_unit in ('m2', 'ml', 'm3', 'kg', 't', 'l', 'piece')),
  -- Base units in one sale unit.
  content numeric not null check (content > 0),
  base_price_cents numeric not null generated always as (round(price_cents / content, 4)) stored,
  stock numeric not null check (stock >= 0),
  min_order numeric not null default 1 check (min_order > 0),
  attributes jsonb not null default '{}' check (jsonb_typeof(attributes) = 'object'),
  commune_code text not null,
  postal_code text not null,
  city text not null,
  department text not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  pickup boolean not null,
  delivery_base_cents integer check (delivery_base_cents >= 0),
  delivery_per_km_cents integer check (delivery_per_km_cents >= 0),
  delivery_free_radius_km integer check (delivery_free_radius_km >= 0),
  delivery_max_km integer check (delivery_max_km > 0),
  reference text,
  available_until date,
  status text not null default 'brouillon'
    check (status in ('brouillon', 'publie', 'en_pause', 'vendu', 'archive')),
  published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint delivery_terms_whole_or_absent check (
    num_nonnulls(delivery_base_cents, delivery_per_km_cents, delivery_free_radius_km, delivery_max_km) in (0, 4)
  ),
  constraint published_with_date_and_handover check (
    status <> 'publie' or (published_at is not null and (pickup or delivery_max_km is not null))
  )
);
-- Visitors only ever read published materials; the rest stays out of these indexes.
create index materials_published on materials (published_at desc, id desc) where status = 'publie';
create index materials_published_category on materials (category_slug, published_at desc, id desc)
  where status = 'publie';
create index materials_published_position on materials using gist (ll_to_earth(latitude, longitude))
  where status = 'publie';
-- Sitemaps walk through them by id.
create index materials_published_id on materials (id) include (updated_at) where status = 'publie';
create index materials_seller on materials (seller_id, created_at desc);
create index materials_category on materials (category_slug);

create table material_images (
  material_id uuid not null references materials on delete cascade,
  position integer not null check (position >= 0),
  media_id uuid not null references media,
  alt text not null,
  primary key (material_id, position)
);
create index material_images_media on material_images (media_id);
