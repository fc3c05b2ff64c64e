import type { ErrorCode } from '@parpaing/contract/error-codes';
import type { ImportCatalogue } from './imports.ts';

export type Acknowledgement =
  | 'contact_sent'
  | 'report_sent'
  | 'newsletter_requested'
  | 'registered'
  | 'email_verified'
  | 'email_to_confirm'
  | 'email_verified_with_draft'
  | 'email_verified_and_sent'
  | 'email_verified_unsent'
  | 'verification_sent'
  | 'reset_requested'
  | 'password_reset'
  | 'email_change_requested'
  | 'password_changed';

export type FieldFault =
  | 'weak_password'
  | 'wrong_password'
  | 'foreign_origin'
  | 'same_email'
  | 'picture_too_small'
  | 'too_many_pixels'
  | 'too_many_pixels_for_format'
  | 'unknown_category'
  | 'unknown_city'
  | 'unknown_attribute'
  | 'wrong_kind'
  | 'not_a_number'
  | 'number_without_bound'
  | 'bounds_reversed'
  | 'unknown_cursor'
  | 'no_vat'
  | 'reference_taken'
  | 'unknown_buyer'
  | 'unknown_file'
  | 'missing_picture'
  | 'attributes_too_long'
  | 'minimum_above_stock'
  | 'date_past'
  | 'not_a_picture'
  | 'unreadable_heic'
  | 'damaged_picture'
  | 'not_a_pdf'
  | 'active_pdf'
  | 'broken_upload'
  | 'missing_reason'
  | 'missing_file';

export interface Issue {
  code?: string;
  origin?: string;
  minimum?: number | bigint;
  maximum?: number | bigint;
  format?: string;
  params?: Record<string, unknown>;
}

type Sentence = (issue: Issue) => string;

type QueryField =
  | 'q'
  | 'category'
  | 'city'
  | 'radius'
  | 'bounds'
  | 'lat'
  | 'lng'
  | 'page'
  | 'limit'
  | 'minPrice'
  | 'maxPrice'
  | 'quantity'
  | 'quantityUnit'
  | 'before'
  | 'seller'
  | 'id';

/** Fields of request bodies, by the last name of their path. Without a sentence of its own, a field gets the general one. */
type BodyField =
  | 'priceCents'
  | 'baseCents'
  | 'perKmCents'
  | 'freeRadiusKm'
  | 'maxKm'
  | 'minOrder'
  | 'availableUntil'
  | 'availableInDays'
  | 'deliveryInDays'
  | 'content'
  | 'piecesPerM2'
  | 'pickup'
  | 'pictures';

type IssueCode =
  | 'invalid_type'
  | 'too_small'
  | 'too_big'
  | 'invalid_format'
  | 'invalid_value'
  | 'invalid_union'
  | 'other';

export interface Catalogue {
  errors: Record<ErrorCode, string>;
  acknowledgements: Record<Acknowledgement, string>;
  fieldFaults: Record<FieldFault, string>;
  issues: Record<IssueCode, Sentence>;
  queryFaults: Record<QueryField, Sentence>;
  bodyFaults: Record<BodyField, (issue: Issue) => string | undefined>;
  imports: ImportCatalogue;
  unavailablePage: { title: string; reload: string };
}

export const isRefinement = ({ code }: Issue) => code === 'custom';

export const isDraftTooLong = ({ params }: Issue) => params?.rule === 'draft_too_long';

export const isEmptyText = ({ origin, minimum }: Issue) => origin === 'string' && Number(minimum) <= 1;
