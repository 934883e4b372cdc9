import { createFileRoute } from '@tanstack/react-router';

/**
 * The route of a selected opportunity. It renders nothing, because the list shows the opportunity, beside it or in its
 * place.
 */
export const Route = createFileRoute('/_app/opportunities/$engagementId')({});
