import * as m from '../../../paraglide/messages.js';

const sentences: Record<string, () => string> = {
  categorySlug: m.form_category_missing,
  title: m.form_title_wrong,
  condition: m.form_condition_missing,
  description: m.form_description_wrong,
  saleUnit: m.form_sale_unit_missing,
  content: m.form_number_wrong,
  piecesPerM2: m.form_number_wrong,
  priceHt: m.form_price_wrong,
  stock: m.form_number_wrong,
  minOrder: m.form_min_order_wrong,
  availableUntil: m.form_available_until_wrong,
  place: m.form_commune_missing,
  pickup: m.form_handover_missing,
  'delivery.base': m.form_delivery_price_wrong,
  'delivery.perKm': m.form_delivery_price_wrong,
  'delivery.freeRadiusKm': m.form_delivery_free_wrong,
  'delivery.maxKm': m.form_delivery_max_wrong,
  availableInDays: m.form_delay_wrong,
  deliveryInDays: m.form_delay_wrong,
  pictures: m.form_photos_missing,
  documents: m.form_documents_wrong,
};

export function describeFault(field: string, code: string): string {
  if (field.startsWith('attributes.')) {
    return code === 'too_big' || code === 'invalid_format' ? m.form_text_wrong() : m.form_number_wrong();
  }
  return (sentences[field] ?? m.form_text_wrong)();
}
