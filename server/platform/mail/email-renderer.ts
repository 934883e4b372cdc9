/** A rendered email: HTML and plain text with the same content. */
export interface RenderedEmail {
  readonly template: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** Renders emails; the room that provides the facts knows their type. */
export interface EmailRenderer {
  write(facts: object): Promise<RenderedEmail>;
  /** One sample per template, with invented facts, for viewing during development. */
  readonly samples: readonly { readonly name: string; readonly facts: object }[];
}

/** The emails of one room; the facts of an email name one of its templates. */
export interface RoomEmailRenderer extends EmailRenderer {
  readonly templates: readonly string[];
}

/** Loads the templates when the first email is rendered, not when the server starts. */
export type LoadEmailRenderer = () => Promise<EmailRenderer>;
