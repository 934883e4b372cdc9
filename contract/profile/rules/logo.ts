import { inputError } from '#contract/common/text/input-error.ts';
/** The maximum size of a company's logo in bytes, inclusive. Source: specification 1, section 5. */
export const logoLimitBytes = 500_000;

/** The accepted content types of a logo, whatever its file name. */
export const logoMediaTypes: readonly string[] = ['image/jpeg', 'image/png'];

export const logoTypeError = inputError('Company Logo must be a jpg or png.');
export const logoSizeError = inputError('Company Logo must not exceed 500 kb!');
