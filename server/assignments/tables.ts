export interface AssignmentTables {
  assignment: {
    id: string;
    engagementId: string;
    supplierId: string;
    userId: string;
    createdBy: string;
    createdAt: Date;
    deletedAt: Date | null;
  };
}
