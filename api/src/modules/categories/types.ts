export interface AttributeDefinition {
  key: string;
  label: string;
  labelEn: string;
  kind: 'number' | 'choice' | 'text' | 'boolean';
  unit?: string;
  choices?: string[];
}

export interface CategoryDefinition {
  slug: string;
  name: string;
  nameEn: string;
  parent?: string;
  illustration: string;
  /** A subcategory also has the attributes of its parent. */
  attributes?: AttributeDefinition[];
}

export type RootCategory = CategoryDefinition & { children: CategoryDefinition[] };
