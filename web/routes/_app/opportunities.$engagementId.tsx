import { createFileRoute } from '@tanstack/react-router';

/** The list shows the chosen one itself, beside it or in its place; the address only says which. */
export const Route = createFileRoute('/_app/opportunities/$engagementId')({});
