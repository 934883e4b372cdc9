export interface PrequalificationTables {
  prequalificationRequest: {
    id: string;
    supplierId: string;
    clientId: string;
    recruitmentTypeId: number;
    roleCategoryId: number;
    statusId: number;
    reasonText: string | null;
    requestedAt: Date;
    decidedAt: Date | null;
    /** The day (YYYY-MM-DD) after which new applications need a new approval. */
    endsOn: string | null;
  };
}
