import { useLingui } from '@lingui/react/macro';
import Code from '@mui/icons-material/Code';
import FormatBold from '@mui/icons-material/FormatBold';
import FormatItalic from '@mui/icons-material/FormatItalic';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import FormatListNumbered from '@mui/icons-material/FormatListNumbered';
import FormatQuote from '@mui/icons-material/FormatQuote';
import LinkOutlined from '@mui/icons-material/LinkOutlined';
import Title from '@mui/icons-material/Title';
import ToggleButton from '@mui/material/ToggleButton';
import { EditorContent, useEditor, useEditorState, type Editor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useId, useState, type ComponentType } from 'react';
import { TextInput, useInput } from 'react-admin';
import { useNonce } from '../../platform/theme/NonceContext.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import styles from './texts.module.css';

/** Nothing that the gateway would take out again. */
const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      protocols: ['mailto', 'tel', 'tg', 'whatsapp'],
      HTMLAttributes: {},
    },
    codeBlock: false,
  }),
];

/** Elements that the editor knows; a text with others is edited as it is written, so that nothing of it is lost. */
const KNOWN = /^(p|h[2-4]|ul|ol|li|blockquote|strong|b|em|i|u|s|del|code|a|br|hr)$/;

const isKnown = (html: string) =>
  [...html.matchAll(/<([a-z][\w-]*)/gi)].every(([, name = '']) => KNOWN.test(name.toLowerCase()));

/** A text with headings, lists and links, limited to what the site keeps; or its markup as it is written. */
export function RichTextInput({ source, label }: { source: string; label: string }) {
  const { field } = useInput({ source });
  const value = typeof field.value === 'string' ? field.value : '';
  const [isSource, setSource] = useState(() => !isKnown(value));
  return isSource ? (
    <div className={styles.rich}>
      <Toolbar isSource onSource={isKnown(value) ? () => setSource(false) : undefined} />
      <TextInput source={source} label={label} multiline minRows={8} helperText={false} />
    </div>
  ) : (
    <Written
      label={label}
      value={value}
      onChange={field.onChange}
      onSource={() => setSource(true)}
    />
  );
}

function Written({
  label,
  value,
  onChange,
  onSource,
}: {
  label: string;
  value: string;
  onChange: (html: string) => void;
  onSource: () => void;
}) {
  const labelId = useId();
  const nonce = useNonce();
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: value,
    injectNonce: nonce,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        class: styles.written ?? '',
      },
    },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
  });
  return (
    <div className={styles.rich}>
      <span id={labelId} className={styles.richLabel}>
        {label}
      </span>
      <Toolbar editor={editor} onSource={onSource} />
      <EditorContent editor={editor} />
    </div>
  );
}

const FORMATS = ['heading', 'bold', 'italic', 'bulletList', 'orderedList', 'blockquote'] as const;

const ICONS: Readonly<Record<(typeof FORMATS)[number], ComponentType<{ fontSize?: 'small' }>>> = {
  heading: Title,
  bold: FormatBold,
  italic: FormatItalic,
  bulletList: FormatListBulleted,
  orderedList: FormatListNumbered,
  blockquote: FormatQuote,
};

const toggle = (editor: Editor, format: (typeof FORMATS)[number]) => {
  const chain = editor.chain().focus();
  const chains = {
    heading: () => chain.toggleHeading({ level: 2 }),
    bold: () => chain.toggleBold(),
    italic: () => chain.toggleItalic(),
    bulletList: () => chain.toggleBulletList(),
    orderedList: () => chain.toggleOrderedList(),
    blockquote: () => chain.toggleBlockquote(),
  };
  chains[format]().run();
};

function useFormatNames() {
  const { t } = useLingui();
  return {
    heading: t({
      id: 'desk.rich.heading',
      context: 'Button of the bar over a text, for screen readers',
      message: 'Heading',
    }),
    bold: t({
      id: 'desk.rich.bold',
      context: 'Button of the bar over a text, for screen readers',
      message: 'Bold',
    }),
    italic: t({
      id: 'desk.rich.italic',
      context: 'Button of the bar over a text, for screen readers',
      message: 'Italic',
    }),
    bulletList: t({
      id: 'desk.rich.bullets',
      context: 'Button of the bar over a text, for screen readers',
      message: 'List',
    }),
    orderedList: t({
      id: 'desk.rich.numbers',
      context: 'Button of the bar over a text, for screen readers',
      message: 'Numbered list',
    }),
    blockquote: t({
      id: 'desk.rich.quote',
      context: 'Button of the bar over a text, for screen readers',
      message: 'Quote',
    }),
    link: t({
      id: 'desk.rich.link',
      context: 'Button of the bar over a text, for screen readers',
      message: 'Link',
    }),
    source: t({
      id: 'desk.rich.source',
      context: 'Button of the bar over a text, for screen readers',
      message: 'Markup',
    }),
  };
}

function Toolbar({
  editor,
  isSource = false,
  onSource,
}: {
  editor?: Editor;
  isSource?: boolean;
  onSource?: (() => void) | undefined;
}) {
  const names = useFormatNames();
  return (
    <div className={styles.toolbar}>
      {editor ? <Formats editor={editor} names={names} /> : null}
      <ToggleButton
        value="source"
        size="small"
        selected={isSource}
        disabled={!onSource}
        onChange={() => onSource?.()}
        aria-label={names.source}
      >
        <Code fontSize="small" />
      </ToggleButton>
    </div>
  );
}

function Formats({ editor, names }: { editor: Editor; names: ReturnType<typeof useFormatNames> }) {
  const [isLinking, setLinking] = useState(false);
  const active = useEditorState({
    editor,
    selector: ({ editor: shown }) => ({
      formats: FORMATS.filter((format) => shown.isActive(format)),
      link: shown.isActive('link') ? String(shown.getAttributes('link').href ?? '') : null,
    }),
  });
  return (
    <>
      {FORMATS.map((format) => {
        const Icon = ICONS[format];
        return (
          <ToggleButton
            key={format}
            value={format}
            size="small"
            selected={active.formats.includes(format)}
            onChange={() => toggle(editor, format)}
            aria-label={names[format]}
          >
            <Icon fontSize="small" />
          </ToggleButton>
        );
      })}
      <ToggleButton
        value="link"
        size="small"
        selected={active.link !== null}
        onChange={() => setLinking(true)}
        aria-label={names.link}
      >
        <LinkOutlined fontSize="small" />
      </ToggleButton>
      {isLinking ? (
        <LinkDialog editor={editor} href={active.link ?? ''} onClose={() => setLinking(false)} />
      ) : null}
    </>
  );
}
