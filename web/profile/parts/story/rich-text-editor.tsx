import { getSchema } from '@tiptap/core';
import { DOMParser } from '@tiptap/pm/model';
import { EditorContent, useEditor, useEditorState, type Editor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { Bold, Italic, List, ListOrdered, Underline } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { biographyCopy as words } from '#web/profile/copy.ts';
import { Button } from '#web/ui/button/button.tsx';
import type { FieldIds } from '#web/ui/form/field-frame.tsx';
import { parseRichText } from './parse-rich-text.ts';
import s from './rich-text.module.css';

type Props = { ties: FieldIds; value: string; onChange: (html: string) => void };

interface Tool {
  readonly name: 'bold' | 'italic' | 'underline' | 'bulletList' | 'orderedList';
  readonly label: () => string;
  readonly Icon: LucideIcon;
  readonly toggle: (editor: Editor) => void;
}

const tools: readonly Tool[] = [
  { name: 'bold', label: () => words.bold, Icon: Bold, toggle: (editor) => editor.chain().focus().toggleBold().run() },
  {
    name: 'italic',
    label: () => words.italic,
    Icon: Italic,
    toggle: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: 'underline',
    label: () => words.underline,
    Icon: Underline,
    toggle: (editor) => editor.chain().focus().toggleUnderline().run(),
  },
  {
    name: 'bulletList',
    label: () => words.bullets,
    Icon: List,
    toggle: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'orderedList',
    label: () => words.numbers,
    Icon: ListOrdered,
    toggle: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
];

const extensions = [
  StarterKit.configure({
    heading: { levels: [3] },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    link: { openOnClick: false, protocols: ['http', 'https', 'mailto'], defaultProtocol: 'https' },
  }),
];

/** Parses HTML on behalf of the editor, because the content policy doesn't allow the editor to do it itself. */
const documentOf = (html: string): object =>
  DOMParser.fromSchema(getSchema(extensions)).parse(parseRichText(html)).toJSON() as object;

/** The rich text editor, loaded when a user is about to write. */
export const RichTextEditor = ({ ties, value, onChange }: Props) => {
  const [content] = useState(() => documentOf(value));
  const editor = useEditor({
    extensions,
    content,
    // The content policy forbids scripts from adding styles, so the editor's styles are in our style sheet.
    injectCSS: false,
    editorProps: {
      attributes: {
        id: ties.id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${ties.id}-label`,
        ...(ties['aria-describedby'] === undefined ? {} : { 'aria-describedby': ties['aria-describedby'] }),
      },
    },
    onUpdate: ({ editor: now }) => onChange(now.isEmpty ? '' : now.getHTML()),
  });
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => tools.map(({ name }) => now.isActive(name)),
  });
  return (
    <div className={s.editor} data-invalid={ties['aria-invalid']}>
      <div className={s.tools} role="toolbar" aria-label={words.tools}>
        {tools.map(({ name, label, Icon, toggle }, at) => (
          <Button
            key={name}
            kind="quiet"
            size="sm"
            icon
            aria-label={label()}
            title={label()}
            aria-pressed={active[at] ?? false}
            // Keeps the focus in the text when a button is clicked, so that characters typed right afterwards aren't
            // lost.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => toggle(editor)}
          >
            <Icon aria-hidden="true" />
          </Button>
        ))}
      </div>
      <EditorContent editor={editor} />
    </div>
  );
};
