/** A mail as it is read: with its form and without, both saying the same. */
export interface RenderedMail {
  readonly template: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** Writes mails; what their facts are is known to the room that has them. */
export interface MailRenderer {
  write(facts: object): Promise<RenderedMail>;
  /** One of each form, of invented facts, to look at while developing. */
  readonly samples: readonly { readonly name: string; readonly facts: object }[];
}

/** The mails of one room; the facts of a mail name one of its templates. */
export interface RoomMailRenderer extends MailRenderer {
  readonly templates: readonly string[];
}

/** The templates are loaded when the first mail is written, not when the server starts. */
export type LoadMailRenderer = () => Promise<MailRenderer>;
