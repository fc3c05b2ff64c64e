import type { MapBounds } from '@parpaing/contract/map-bounds';
import type { BaseUnit, Condition, SaleUnit, SellerType } from '@parpaing/contract/units';
import type { Position } from '../../../db/positions.ts';
import type { Branch } from '../../categories/service.ts';
import type { TextQuery } from '../words/text-query.ts';
import type { AttributeFilter } from './attributes.ts';

export interface PriceKind {
  by: 'unit' | 'base';
  tax: 'ttc' | 'ht';
}

/** In base units. */
export interface Need {
  amount: number;
  unit: BaseUnit;
}

export interface MaxTotals {
  tax: PriceKind['tax'];
  /** In euros. */
  total?: number;
  deliveredTotal?: number;
}

export interface MaterialFilter {
  text?: TextQuery;
  category?: Branch;
  conditions?: Condition[];
  price?: PriceKind & { min?: number; max?: number };
  units?: SaleUnit[];
  baseUnit?: BaseUnit;
  near?: Position;
  radiusKm?: number;
  bounds?: MapBounds;
  communes?: string[];
  isDelivered?: boolean;
  /** Delivered or collected within so many days. */
  withinDays?: number;
  sellerType?: SellerType;
  isInStock?: boolean;
  need?: Need;
  maxTotals?: MaxTotals;
  attributes?: AttributeFilter[];
  seller?: string;
}

export const isUnfiltered = (filter: MaterialFilter) =>
  Object.values(filter).every((value) => value === undefined);

export const isWholeMarket = ({ near: _, ...filter }: MaterialFilter) => isUnfiltered(filter);

export type TextSearch = MaterialFilter & { text: TextQuery };

export type FacetName = 'category' | 'conditions' | 'price' | 'units' | 'baseUnit' | 'sellerType';
