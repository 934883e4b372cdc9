/** What happens to applications, as other rooms hear of it. */
export const applicationEvents = {
  submitted: 'application.submitted',
  approved: 'application.approved',
  declined: 'application.declined',
  /** The engagement ended before the employer had decided. */
  notSelected: 'application.not-selected',
} as const;
