/** A rendered email: HTML and plain text with the same content. */
export interface RenderedEmail {
  readonly template: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** Renders emails. The type of `facts` is known only to the room that provides them. */
export interface EmailRenderer {
  write(facts: object): Promise<RenderedEmail>;
  /** One sample per template with invented facts, to preview during development. */
  readonly samples: readonly { readonly name: string; readonly facts: object }[];
}

/** The email renderer of one room. The facts of an email include the name of its template. */
export interface RoomEmailRenderer extends EmailRenderer {
  readonly templates: readonly string[];
}

/** Loads the templates when the first email is rendered rather than when the server starts. */
export type LoadEmailRenderer = () => Promise<EmailRenderer>;
