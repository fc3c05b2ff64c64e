export type LineFault =
  | 'empty'
  | 'column_missing'
  | 'letter_o'
  | 'letter_l'
  | 'not_a_number'
  | 'negative'
  | 'negative_stock'
  | 'not_positive'
  | 'price_zero'
  | 'minimum_above_stock'
  | 'too_many_decimals'
  | 'too_large'
  | 'unknown_unit'
  | 'content_without_unit'
  | 'counted_in_its_unit'
  | 'pieces_not_countable'
  | 'unknown_category'
  | 'broad_category'
  | 'unknown_condition'
  | 'unknown_vat'
  | 'no_vat'
  | 'duplicate_reference'
  | 'text_too_short'
  | 'text_too_long'
  | 'strange_characters'
  | 'place_missing'
  | 'unknown_place'
  | 'unknown_place_for_code'
  | 'ambiguous_place'
  | 'no_handover'
  | 'delivery_without_maximum'
  | 'delivery_free_beyond'
  | 'unknown_attribute'
  | 'unknown_choice'
  | 'not_yes_or_no'
  | 'unknown_status'
  | 'unknown_date'
  | 'date_past'
  | 'too_many_cells'
  | 'refused';

export type FileFault =
  | 'empty_file'
  | 'no_lines'
  | 'spreadsheet'
  | 'not_text'
  | 'no_separator'
  | 'open_quote'
  | 'too_many_lines'
  | 'too_many_columns'
  | 'line_too_long'
  | 'no_room'
  | 'changed_meanwhile'
  | 'interrupted'
  | 'not_a_zip'
  | 'too_many_entries'
  | 'too_large_expanded';

export type PhotoFault =
  | 'path_name'
  | 'nested_archive'
  | 'not_a_picture'
  | 'too_heavy'
  | 'too_small'
  | 'too_many_pixels'
  | 'encrypted'
  | 'broken'
  | 'unknown_reference'
  | 'too_many_pictures';

type Sentence = (detail: string, field: string) => string;

export interface ImportCatalogue {
  lines: Record<LineFault, Sentence>;
  files: Record<FileFault, string>;
  photos: Record<PhotoFault, string>;
}
