export interface LookupTables {
  region: { id: number; value: string; sort: number };
  country: { id: number; value: string; code: string; regionId: number };
  /** `digits` is the number of decimal places in the currency. */
  currency: { id: number; value: string; code: string; digits: number };
  sector: { id: number; value: string; sort: number };
  industry: { id: number; value: string; sectorId: number; sort: number };
  subIndustry: { id: number; value: string; industryId: number; sort: number };
  classification: { id: number; value: string; sort: number };
  subClassification: { id: number; value: string; classificationId: number; sort: number };
  profession: { id: number; value: string; iscoCode: string | null; oscaCode: string | null };
  jobTitle: { id: number; value: string; professionId: number };
}
