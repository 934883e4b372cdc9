/** Where the logo of a company is read, whole or as a thumbnail; null where it has none. */
export const logoPathOf = (logoId: string | null, size: 'full' | 'thumb' = 'full'): string | null =>
  logoId === null ? null : `/api/v1/logos/${logoId}/${size}`;
