import type { BaseUnit, Condition, SaleUnit, SellerType } from '@parpaing/contract/units';
import type { Position } from '../../../db/positions.ts';
import type { Branch } from '../../categories/service.ts';
import type { TextQuery } from '../words/text-query.ts';
import type { AttributeFilter } from './attributes.ts';

/** Whose price is meant: of a sale unit or a base unit, with VAT or without. */
export interface PriceKind {
  by: 'unit' | 'base';
  tax: 'ttc' | 'ht';
}

/** What is searched for, once words, places and categories are known. */
export interface MaterialFilter {
  text?: TextQuery;
  category?: Branch;
  conditions?: Condition[];
  price?: PriceKind & { min?: number; max?: number };
  units?: SaleUnit[];
  baseUnit?: BaseUnit;
  near?: Position;
  radiusKm?: number;
  isDelivered?: boolean;
  /** Nobody delivers farther; told where that is asked for with words. */
  reachKm?: number;
  sellerType?: SellerType;
  isInStock?: boolean;
  quantity?: { amount: number; unit: BaseUnit };
  attributes?: AttributeFilter[];
  seller?: string;
}

/** With words among the rest. */
export type TextSearch = MaterialFilter & { text: TextQuery };

/** Filters whose own values a facet counts, so that they can be set aside one at a time. */
export type FacetName = 'category' | 'conditions' | 'price' | 'units' | 'baseUnit' | 'sellerType';
