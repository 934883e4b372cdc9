import { formatSize } from '#web/platform/formats.ts';
import { uploadLimitBytes } from '#web/platform/api/upload-limit.ts';
import { copy } from '#web/ui/copy.ts';

export type UploadLimits = {
  extensions: readonly string[];
  /** The field's own size limit in bytes. It applies only if it is lower than the server's. */
  bytes?: number;
  /** Whether a file of exactly this size is allowed: "up to" instead of "under". */
  upTo?: boolean;
};

/** The default limits. Source: specification 1, section 5. */
export const fileLimits: UploadLimits = {
  extensions: ['doc', 'docx', 'gif', 'jpg', 'jpeg', 'pdf', 'png', 'xls', 'xlsx', 'ppt', 'pptx', 'svg', 'txt'],
};

/** Returns the limit that applies: the server's, unless the field's is lower. */
const sizeLimitOf = ({ bytes, upTo = false }: UploadLimits): { bytes: number; upTo: boolean } => {
  const most = uploadLimitBytes();
  return bytes !== undefined && bytes < most ? { bytes, upTo } : { bytes: most, upTo: false };
};

/** The limits for a company's logo. Source: specification 1, section 5. */
export const logoLimits: UploadLimits = { extensions: ['jpg', 'png'], bytes: 500_000, upTo: true };

/** Returns the text about the limits that is shown before a file is chosen. */
export const limitsText = (limits: UploadLimits): string => {
  const { bytes, upTo } = sizeLimitOf(limits);
  const values = { extensions: limits.extensions.join(', '), size: formatSize(bytes) };
  return upTo ? copy.uploadLimitsUpTo(values) : copy.uploadLimits(values);
};

/**
 * Returns the reason to refuse a file, or null if it is accepted. The server checks every file again, including its
 * content.
 */
export const fileLimitError = (file: { name: string; size: number }, limits: UploadLimits): string | null => {
  const { extensions } = limits;
  const { bytes, upTo } = sizeLimitOf(limits);
  const dot = file.name.lastIndexOf('.');
  if (dot < 1) return copy.uploadNoExtension;
  if (file.size === 0) return copy.uploadEmpty;
  const extension = file.name.slice(dot + 1).toLowerCase();
  const wrongType = !extensions.includes(extension);
  const tooLarge = upTo ? file.size > bytes : file.size >= bytes;
  // The size is rounded up; otherwise a file one byte too large would seem to have exactly the permitted size.
  const size = formatSize(upTo ? Math.ceil(file.size / 1000) * 1000 : file.size);
  const values = { extension, size, limit: formatSize(bytes) };
  if (wrongType && tooLarge) return upTo ? copy.uploadTypeAndSizeUpTo(values) : copy.uploadTypeAndSize(values);
  if (wrongType) return copy.uploadType(values);
  if (tooLarge) return upTo ? copy.uploadSizeUpTo(values) : copy.uploadSize(values);
  return null;
};
