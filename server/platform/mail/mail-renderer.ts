/** A rendered email: HTML and plain text with the same content. */
export interface RenderedMail {
  readonly template: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** Renders emails; the room that provides the facts knows their type. */
export interface MailRenderer {
  write(facts: object): Promise<RenderedMail>;
  /** One sample per template, with invented facts, for viewing during development. */
  readonly samples: readonly { readonly name: string; readonly facts: object }[];
}

/** The emails of one room; the facts of an email name one of its templates. */
export interface RoomMailRenderer extends MailRenderer {
  readonly templates: readonly string[];
}

/** Loads the templates when the first email is rendered, not when the server starts. */
export type LoadMailRenderer = () => Promise<MailRenderer>;
