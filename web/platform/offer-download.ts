/** Offers a file to the user as a download. */
export const downloadBlob = ({ blob, fileName }: { blob: Blob; fileName: string }): void => {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
};
