import type { Generated, JSONColumnType } from 'kysely';
import type {
  NotificationCategory,
  EmailStatus,
  NotificationKindName,
  PaymentParty,
} from '#contract/notifications/states.ts';

export interface NotificationTables {
  /** A hire's recorded fee, which never changes. */
  paymentTransaction: {
    id: string;
    candidateId: string;
    candidateNumber: number;
    engagementId: string;
    engagementNumber: number;
    supplierId: string;
    clientId: string;
    fee: string;
    currencyId: number;
    recordedAt: Date;
  };
  /** The recipients of a payment transaction, with their emails. */
  paymentNotice: {
    transactionId: string;
    party: PaymentParty;
    userId: string;
    mailId: string | null;
  };
  notification: {
    id: string;
    tenantId: string;
    userId: string;
    /** The ID of the notification's event. */
    feedId: string;
    kind: NotificationKindName;
    category: NotificationCategory;
    engagementId: string | null;
    talentRequestId: string | null;
    applicationId: string | null;
    candidateId: string | null;
    /** The discussion that the notification is about. */
    threadId: Generated<string | null>;
    createdAt: Date;
    viewedAt: Date | null;
    archivedAt: Date | null;
  };
  notificationSetting: {
    userId: string;
    tenantId: string;
    applications: Generated<boolean>;
    clarifications: Generated<boolean>;
    bidding: Generated<boolean>;
    fulfillment: Generated<boolean>;
    updatedAt: Date;
  };
  /** An engagement about which the user wants no notifications or email. */
  engagementMute: {
    userId: string;
    engagementId: string;
    tenantId: string;
    mutedAt: Date;
  };
  emailPreference: {
    userId: string;
    tenantId: string;
    notificationSummary: Generated<boolean>;
    applicationUpdated: Generated<boolean>;
    candidateStatusChanged: Generated<boolean>;
    /** Clock times HH:MM:SS in the user's time zone. */
    quietFrom: string | null;
    quietTo: string | null;
    /** If null, the tenant's time zone applies. */
    timeZone: string | null;
    mailsPerDay: Generated<number>;
    updatedAt: Date;
  };
  mail: {
    id: string;
    messageId: string;
    tenantId: string | null;
    userId: string | null;
    template: string;
    toAddress: string;
    toName: Generated<string>;
    subject: string;
    html: string;
    bodyText: string;
    headers: JSONColumnType<Record<string, string>>;
    status: Generated<EmailStatus>;
    attempts: Generated<number>;
    lastError: string | null;
    dueAt: Date;
    createdAt: Date;
    sentAt: Date | null;
    diedAt: Date | null;
  };
  mailNotice: {
    id: string;
    tenantId: string;
    userId: string;
    feedId: string;
    kind: NotificationKindName;
    dueAt: Date;
    mailId: string | null;
    droppedAt: Date | null;
    createdAt: Date;
  };
}
