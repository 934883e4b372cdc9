import { createFileRoute } from '@tanstack/react-router';

/**
 * The route of a selected opportunity. It renders nothing, because the list itself shows the opportunity, beside the
 * rows or in their place.
 */
export const Route = createFileRoute('/_app/opportunities/$engagementId')({});
