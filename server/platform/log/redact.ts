const removed = '[removed]';

/** The fields whose value is a secret or identifies a person, in lower case and without - and _. */
const privateFields = new Set(
  `authorization cookie cookies setcookie password newpassword currentpassword passwordhash secret token accesstoken
  refreshtoken idtoken clientsecret codeverifier nonce email emailaddress emails phone phonenumber mobile
  firstname lastname middlename fullname displayname givenname familyname username street postcode
  dateofbirth birthdate linkedin cv payload parameters query`.split(/\s+/),
);

const isPrivate = (key: string): boolean => privateFields.has(key.toLowerCase().replace(/[-_]/g, ''));

const mailAddress = /[^\s@"'<>()=&?,;:]+(?:@|%40)[^\s@"'<>()=&?,;:]+\.[a-z]{2,}/gi;

/** Redacts the email addresses in a text. */
export const redactText = (text: string): string => (/@|%40/.test(text) ? text.replace(mailAddress, '[email]') : text);

const pathOnly = (url: string): string => redactText(url.split(/[?#]/, 1)[0] ?? '');

const errorParts = (error: Error, depth: number): Record<string, unknown> => ({
  type: error.name,
  message: redactText(error.message),
  ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
  ...('constraint' in error && typeof error.constraint === 'string' ? { constraint: error.constraint } : {}),
  ...(error.stack === undefined ? {} : { stack: redactText(error.stack) }),
  ...(error.cause === undefined ? {} : { cause: cleaned(error.cause, depth + 1) }),
});

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
};

/** Returns the fields of a request that identify the call. */
const requestParts = (value: object): Record<string, unknown> => ({
  ...('id' in value ? { id: value.id } : {}),
  ...('method' in value ? { method: value.method } : {}),
  ...('url' in value && typeof value.url === 'string' ? { url: pathOnly(value.url) } : {}),
  ...('statusCode' in value ? { statusCode: value.statusCode } : {}),
});

const cleaned = (value: unknown, depth: number): unknown => {
  if (typeof value === 'string') return redactText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Date) return value.toISOString();
  if (depth > 6) return '[deep]';
  if (value instanceof Error) return errorParts(value, depth);
  if (Array.isArray(value)) return value.slice(0, 50).map((item) => cleaned(item, depth + 1));
  if (!isPlain(value)) return `[${value.constructor.name}]`;
  const fields: [string, unknown][] = Object.entries(value);
  return Object.fromEntries(
    fields.map(([key, item]) => {
      if (isPrivate(key)) return [key, removed];
      if ((key === 'req' || key === 'res') && typeof item === 'object' && item !== null)
        return [key, requestParts(item)];
      if (key === 'url' && typeof item === 'string') return [key, pathOnly(item)];
      return [key, cleaned(item, depth + 1)];
    }),
  );
};

/** Removes secrets and personal data from the fields of a log line, at any depth. */
export const redactFields = (fields: object): Record<string, unknown> => {
  const result = cleaned(fields, 0);
  return typeof result === 'object' && result !== null ? (result as Record<string, unknown>) : {};
};
