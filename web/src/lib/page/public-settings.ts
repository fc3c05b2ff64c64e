export interface PublicSettings {
  brandName: string;
  publicUrl: string;
  contactEmail: string;
  splashMinMs: number;
  /** Without tiles, maps are drawn from our own data. */
  mapTiles?: { url: string; origin: string; attribution: string };
  legal: LegalIdentity;
}

interface LegalIdentity {
  name: string;
  form: string;
  capital: string;
  address: string;
  phone: string;
  rcs: string;
  vat: string;
  director: string;
  host: string;
  mediator: string;
}
