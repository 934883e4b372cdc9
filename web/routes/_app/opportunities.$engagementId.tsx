import { createFileRoute } from '@tanstack/react-router';

/** The list renders the selected opportunity itself, beside it or in its place; the URL only selects it. */
export const Route = createFileRoute('/_app/opportunities/$engagementId')({});
