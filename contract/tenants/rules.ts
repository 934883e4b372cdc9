/** Returns the path of a company's logo, in full or as a thumbnail; null if there is no logo. */
export const logoPathOf = (logoId: string | null, size: 'full' | 'thumb' = 'full'): string | null =>
  logoId === null ? null : `/api/v1/logos/${logoId}/${size}`;
