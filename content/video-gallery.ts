import { defineCollection } from './lib/define-collection';
import { image, isoDate, line, slug } from './lib/fields';
import { z } from './lib/zod';
import { pictures } from './pictures';

export const videoCategorySchema = z.strictObject({
  id: slug,
  name: line(3, 60),
  thumbnail: image,
  /** The first one is played; the ids are those of the video host, 11 characters. */
  videos: z
    .array(
      z.strictObject({
        id: z.string().check(z.regex(/^[\w-]{11}$/, 'must be a video id of 11 characters')),
        title: line(3, 100),
        /** The day the video was published. */
        createdAt: isoDate,
      }),
    )
    .check(z.minLength(1)),
});

/** Sample films: the ids lead nowhere until the owner puts in real ones. */
export const videoGallery = defineCollection({
  file: 'content/video-gallery.ts',
  schema: videoCategorySchema,
  idField: 'id',
  records: [
    {
      id: 'making-blocks',
      name: 'Making blocks',
      thumbnail: pictures['curing-racks'],
      videos: [
        { id: 'AtraiFilm01', title: 'From sand to stack: a block is made', createdAt: '2024-03-14' },
        { id: 'AtraiFilm02', title: 'Changing a mould on the block press', createdAt: '2024-06-02' },
        { id: 'AtraiFilm03', title: 'A day at the curing racks', createdAt: '2024-09-19' },
      ],
    },
    {
      id: 'laying-blocks',
      name: 'Laying blocks',
      thumbnail: pictures['hero-wall'],
      videos: [
        { id: 'AtraiFilm04', title: 'The first course: line, level and dry bond', createdAt: '2024-02-08' },
        { id: 'AtraiFilm05', title: 'Openings, lintels and rods in a block wall', createdAt: '2024-05-23' },
      ],
    },
    {
      id: 'laying-pavers',
      name: 'Laying pavers',
      thumbnail: pictures['paver-herringbone'],
      videos: [
        { id: 'AtraiFilm06', title: 'Sand bed, screed and herringbone', createdAt: '2024-01-25' },
        { id: 'AtraiFilm07', title: 'Lifting and relaying pavers over a pipe', createdAt: '2024-08-11' },
      ],
    },
    {
      id: 'finished-works',
      name: 'Finished works',
      thumbnail: pictures['house-elevation'],
      videos: [
        { id: 'AtraiFilm08', title: 'A house in exposed block, one year on', createdAt: '2024-10-03' },
      ],
    },
  ],
});

export type VideoCategory = (typeof videoGallery)[number];

/** The address of the player that is framed once the visitor presses play; this host sets no cookies before that. */
export const embedUrl = (videoId: string) => `https://www.youtube-nocookie.com/embed/${videoId}`;

/** The address of the film's own page, for a link. */
export const watchUrl = (videoId: string) => `https://www.youtube.com/watch?v=${videoId}`;
