import type { Statement } from './floor.ts';

const cover = `(
  select json_build_object('id', media.id, 'alt', coalesce(nullif(alt, ''), title), 'width', width, 'height', height,
    'thumbhash', thumbhash, 'widths', widths, 'hasAvif', has_avif)
  from material_images join media on media.id = media_id where material_id = page.id order by position limit 1
)`;

const card = `
  'id', page.id, 'title', title, 'condition', condition, 'priceCents', price_cents, 'vatRate', vat_rate,
  'saleUnit', sale_unit, 'baseUnit', base_unit, 'content', content, 'basePriceCents', base_price_cents,
  'stock', stock, 'picture', ${cover}, 'city', page.city, 'postalCode', postal_code, 'department', department,
  'distanceKm', null, 'deliveryCents', null, 'publishedAt', published_at`;

const seller = `'id', seller_id, 'name', company_name, 'businessType', business_type`;

/** The answer of the list as PostgreSQL itself writes it, without its total. */
export const bestList: Statement = {
  sql: `
    select json_build_object('items', json_agg(
      json_build_object(${card}, 'seller', json_build_object(${seller})) order by published_at desc, page.id desc
    ))::text as answer
    from (
      select * from materials where status = 'publie' order by published_at desc, id desc limit 24
    ) as page
    join provider_profiles on user_id = seller_id`,
  parameters: [],
};

export const bestDetail = (id: string): Statement => ({
  sql: `
    select json_build_object(${card}, 'description', page.description, 'attributes', attributes,
      'minOrder', min_order, 'reference', reference, 'availableUntil', available_until, 'pickup', pickup,
      'latitude', latitude, 'longitude', longitude, 'status', status, 'updatedAt', updated_at,
      'delivery', json_build_object('baseCents', delivery_base_cents, 'perKmCents', delivery_per_km_cents,
        'freeRadiusKm', delivery_free_radius_km, 'maxKm', delivery_max_km),
      'pictures', (
        select json_agg(json_build_object('id', media.id, 'alt', alt, 'width', width, 'height', height,
          'thumbhash', thumbhash, 'widths', widths, 'hasAvif', has_avif) order by position)
        from material_images join media on media.id = media_id where material_id = page.id
      ),
      'documents', (
        select json_agg(json_build_object('id', id, 'name', title, 'bytes', bytes, 'url', '/media/documents/' || id) order by position)
        from material_documents where material_id = page.id
      ),
      'seller', json_build_object(${seller}, 'city', users.city, 'memberSince', users.created_at,
        'replyMinutes', reply_minutes, 'pickupHours', pickup_hours, 'openingHours', opening_hours,
        'holiday', current_holiday(holiday_from, holiday_until, holiday_message), 'verified', verified,
        'materialCount', (
          select count(*) from materials as listed where listed.seller_id = users.id and listed.status = 'publie'
        ))
    )::text as answer
    from materials as page
    join users on users.id = seller_id
    join provider_profiles on user_id = seller_id
    where page.id = $1 and published_at is not null`,
  parameters: [id],
});
