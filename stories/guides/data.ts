import type { BlockGuide } from './blockGuide'

/** What is shown: records, figures, pictures, frames. */
export const dataGuides: Readonly<Record<string, BlockGuide>> = {
  BarFigure: {
    file: 'charts/BarFigure',
    imports: ['BarFigure'],
    avoid:
      'Not for two or three figures: a FigureStrip. Not where each exact figure counts: a DataTable.',
    keys: [['Enter or Space below it', 'Shows the same figures as a table.']],
    reader: 'Its label as an image: “Revenue by month”; opened, the same figures as a table.',
    meets: ['1.1.1', '1.4.1', '1.4.11', '1.3.1'],
  },
  BrandMark: {
    file: 'BrandMark',
    imports: ['BrandMark'],
    avoid: 'Not as decoration inside a page, and not without the company’s name beside it.',
    keys: [],
    reader: 'Nothing; the link around it says “Sunline Auto Glass”.',
    meets: ['1.1.1', '1.4.11'],
  },
  Card: {
    file: 'Card',
    imports: ['Card'],
    avoid: 'Not around a single thing on a page, and not inside another card.',
    keys: [],
    reader: 'What is in it; as an item of a list also “1 of 4”.',
    meets: ['1.3.1', '1.4.3', '1.4.10'],
  },
  DataTable: {
    file: 'table/DataTable',
    imports: ['DataTable'],
    avoid:
      'Not for layout, nor for records of which one field is read: a list. Not for what a phone must compare: there it becomes cards.',
    keys: [
      ['Enter or Space on a heading', 'Sorts by that column, then the other way.'],
      ['Arrow keys in the region', 'Scroll a table that is wider than its place.'],
    ],
    reader: '“Quotes, table, 25 rows, 7 columns. Customer, column header, sort ascending, button”.',
    meets: ['1.3.1', '1.3.2', '1.4.10', '2.1.1', '4.1.2'],
  },
  FigureStrip: {
    file: 'FigureStrip',
    imports: ['FigureStrip'],
    avoid: 'Not for figures of different things: StatTiles. Not for more than about six.',
    keys: [],
    reader: '“Total spent, $1,240.00”, pair by pair.',
    meets: ['1.3.1', '1.4.10'],
  },
  Glyph: {
    file: 'Glyph',
    imports: ['Glyph'],
    avoid: 'Not alone as a button or a link, and not in the panel, which has its own icons.',
    keys: [],
    reader: 'Nothing; the words beside it are read.',
    meets: ['1.1.1', '1.4.11'],
  },
  Motion: {
    file: 'motion/MotionScope',
    imports: ['MotionScope'],
    avoid:
      'Not around a page that does not change while somebody looks, and not to draw attention.',
    keys: [],
    reader: 'Nothing of its own: what comes is there for the reader before it has moved in.',
    meets: ['2.3.3', '2.4.3'],
  },
  Page: {
    file: 'Page',
    imports: ['Page'],
    avoid: 'Not inside another Page: its margins would add up.',
    keys: [],
    reader: 'Nothing of its own, unless it is drawn as a landmark, such as main.',
    meets: ['1.4.4', '1.4.10'],
  },
  Photo: {
    file: 'photos/Photo',
    imports: ['Photo'],
    avoid: 'Not for drawings of the site, which are part of it and cannot be missing.',
    keys: [],
    reader: '“Photo 1 of the windshield, image”, or that it cannot be shown.',
    meets: ['1.1.1'],
  },
  Picture: {
    file: 'glassMap/GlassMap',
    imports: ['GlassMapPicture'],
    avoid:
      'Not to let somebody choose: the Choice. Not without the window’s name in words near it.',
    keys: [],
    reader: '“Front left door glass, image”, or nothing where the words stand beside it.',
    meets: ['1.1.1', '1.4.1', '1.4.11'],
  },
  PrintSheet: {
    file: 'PrintSheet',
    imports: ['PrintSheet'],
    avoid: 'Not for a page that prints well as it is.',
    keys: [['Ctrl + P, Cmd + P', 'Prints the sheet in place of the page.']],
    reader: 'Nothing: it is on paper only. The same content stands on the screen.',
    meets: ['1.3.1', '1.3.2'],
  },
  StatTile: {
    file: 'StatTile',
    imports: ['StatTile', 'TileRow'],
    avoid:
      'Not for figures that nobody acts on, and not outside a TileRow, which makes them a list.',
    keys: [['Enter', 'Goes to what is counted, where the tile is a link.']],
    reader: '“Pending quotes, 4”; as a link: “Pending quotes, link”, then the figure.',
    meets: ['1.3.1', '1.3.2', '1.4.1', '1.4.10'],
  },
  SummaryList: {
    file: 'SummaryList',
    imports: ['SummaryList'],
    avoid: 'Not while the answers can be edited in place, and not for figures: a FigureStrip.',
    keys: [
      ['Tab', 'Goes from one Change to the next.'],
      ['Enter on Change', 'Goes back to that answer; the others stay.'],
    ],
    reader:
      '“Vehicle, 2021 Honda Civic. Change vehicle, link”: each Change says of what, though only the word is seen.',
    meets: ['1.3.1', '2.4.4', '3.3.4', '3.3.7'],
  },
}
