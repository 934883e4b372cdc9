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
    /** Whether the testimonial was requested by email rather than with a link to pass on. */
    isMailed: boolean;
    /**
     * Null until the email is written. A used link's hash is kept, so that opening the link again shows that it was
     * used.
     */
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
