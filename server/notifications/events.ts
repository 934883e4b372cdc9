/** What this room makes happen, as others hear of it. */
export const notificationEvents = {
  /** An engagement closes within a day; `data` has `closingAt`, since a moved closing time is told again. */
  closingSoon: 'engagement.closing-soon',
} as const;
