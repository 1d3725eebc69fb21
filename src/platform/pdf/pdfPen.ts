import type { Font } from 'fontkit';
import PDFDocument from 'pdfkit';
import { toBlob } from 'pdfkit/output';
import type { FontOf } from './documentFonts.ts';
import { runsOf } from './textRuns.ts';

/** A line of text on a page; lengths in points. */
export interface PdfLine {
  readonly x: number;
  readonly y: number;
  /** The text ends with an ellipsis where it is longer. */
  readonly width: number;
  readonly size: number;
  readonly align?: 'start' | 'end';
  /** Quieter than the rest. */
  readonly isQuiet?: boolean;
  readonly isStrong?: boolean;
}

/** Writes a document in the letters and the direction of a language; `x` counts from the side that lines begin at. */
export interface PdfPen {
  readonly width: number;
  readonly height: number;
  text(text: string, line: PdfLine): void;
  rule(line: { readonly x: number; readonly y: number; readonly width: number }): void;
  nextPage(): void;
  /** Goes back to each page once more, in their order. */
  eachPage(write: (at: number, count: number) => void): void;
  end(): Promise<Blob>;
}

interface PdfLook {
  readonly title: string;
  readonly author: string;
  readonly language: string;
  readonly dir: 'ltr' | 'rtl';
  readonly regular: FontOf;
  readonly strong: FontOf;
}

const QUIET = 0.62;
const RULE = 0.2;
/** Any list has a run shaped at once and not word by word, by which words of Arabic stand in their order. */
const WHOLE_LINE = [] as unknown as PDFKit.Mixins.OpenTypeFeatures[];

/** A document of A4 pages, the first of them open. */
export function createPdfPen(look: PdfLook): PdfPen {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: look.language,
    displayTitle: true,
    info: { Title: look.title, Author: look.author },
    // No font of its own: it would bring another megabyte.
    font: null as unknown as string,
  });
  const { width, height } = doc.page;

  /** What a run is drawn as: what is not of a script that runs to the left is turned by hand, as its letters stand. */
  const wordsOf = (text: string, font: Font, isRtl: boolean) => {
    const isTurned = font.layout(text).direction === 'rtl';
    return isTurned === isRtl ? text : [...text].reverse().join('');
  };
  const shapedAs = (isRtl: boolean) => (isRtl ? { features: WHOLE_LINE } : {});
  const measure = (line: string, size: number, fontOf: FontOf) => {
    const runs = runsOf(line, look.dir, fontOf).map(({ text, font, isRtl }) => {
      doc.font(font as unknown as string).fontSize(size);
      const words = wordsOf(text, font, isRtl);
      return { words, font, isRtl, width: doc.widthOfString(words, shapedAs(isRtl)) };
    });
    return { runs, width: runs.reduce((sum, run) => sum + run.width, 0) };
  };
  const fit = (text: string, line: PdfLine, fontOf: FontOf) => {
    let letters = [...text];
    let measured = measure(text, line.size, fontOf);
    while (measured.width > line.width && letters.length > 1) {
      letters = letters.slice(0, -1);
      measured = measure(`${letters.join('')}…`, line.size, fontOf);
    }
    return measured;
  };

  return {
    width,
    height,
    text(text, line) {
      const { runs, width: drawn } = fit(text, line, line.isStrong ? look.strong : look.regular);
      const isLeft = (line.align ?? 'start') === (look.dir === 'ltr' ? 'start' : 'end');
      const left = look.dir === 'ltr' ? line.x : width - line.x - line.width;
      let x = isLeft ? left : left + line.width - drawn;
      for (const run of runs) {
        doc
          .font(run.font as unknown as string)
          .fontSize(line.size)
          .fillColor('black', line.isQuiet ? QUIET : 1)
          .text(run.words, x, line.y, {
            lineBreak: false,
            baseline: 'alphabetic',
            ...shapedAs(run.isRtl),
          });
        x += run.width;
      }
    },
    rule({ x, y, width: length }) {
      const left = look.dir === 'ltr' ? x : width - x - length;
      doc
        .moveTo(left, y)
        .lineTo(left + length, y)
        .lineWidth(0.5)
        .strokeColor('black', RULE)
        .stroke();
    },
    nextPage() {
      doc.addPage();
    },
    eachPage(write) {
      const { start, count } = doc.bufferedPageRange();
      for (let at = 0; at < count; at += 1) {
        doc.switchToPage(start + at);
        write(at, count);
      }
    },
    end() {
      const blob = toBlob(doc);
      doc.end();
      return blob;
    },
  };
}
