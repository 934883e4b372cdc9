import type { Generated } from 'kysely';
import type { TestimonialStatus } from '#contract/testimonials/states.ts';

export interface TestimonialTables {
  testimonial: {
    id: string;
    tenantId: string;
    fullName: string;
    jobTitle: string;
    company: string;
    email: string;
    recommendation: string | null;
    logoId: string | null;
    status: Generated<TestimonialStatus>;
    isPublished: Generated<boolean>;
    /** Whether it was asked for by mail, and not with a link to pass on. */
    isMailed: boolean;
    /** Absent until the mail is written. Of a used link it stays, so that whoever opens it once more is told so. */
    tokenHash: string | null;
    expiresAt: Date;
    createdBy: string | null;
    createdAt: Date;
    submittedAt: Date | null;
    decidedAt: Date | null;
    declineReason: Generated<string>;
    deletedAt: Date | null;
  };
  testimonialLogo: {
    id: string;
    tenantId: string;
    testimonialId: string;
    fileName: string;
    mediaType: string;
    sizeBytes: number;
    storageKey: string;
    thumbnailKey: string;
    createdAt: Date;
  };
}
