/** A company's logo may be this large, the limit included. Source: specification 1, section 5. */
export const logoLimitBytes = 500_000;

/** What a logo really has to be, whatever its name says. */
export const logoMediaTypes: readonly string[] = ['image/jpeg', 'image/png'];

export const logoTypeMessage = 'Company Logo must be a jpg or png.';
export const logoSizeMessage = 'Company Logo must not exceed 500 kb!';
