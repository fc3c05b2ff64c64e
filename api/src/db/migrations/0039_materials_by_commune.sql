create index materials_published_commune on materials (commune_code, published_at desc, id desc) where status = 'publie';
