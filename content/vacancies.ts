import { defineCollection } from './lib/define-collection';
import { isoDate, line, slug } from './lib/fields';
import { z } from './lib/zod';

export const vacancySchema = z.strictObject({
  _id: slug,
  /** How many people are wanted. */
  vacancy: z.int().check(z.minimum(1)),
  position: line(3, 80),
  department: line(2, 60),
  /** Where the work is done; the key of an address in `content/company`. */
  workplace: z.enum(['headOffice', 'factory']),
  status: z.enum(['Full Time', 'Part Time', 'Contract', 'Freelance']),
  /** Text, as shown. */
  salary: line(2, 60),
  /** Last day for applications; from the day after, the vacancy counts as closed. */
  deadline: isoDate,
  /** One duty a line. */
  responsibility: z.array(line(10, 200)).check(z.minLength(5), z.maxLength(8)),
  /** The day the vacancy was announced. */
  createdAt: isoDate,
});

export const vacancies = defineCollection({
  file: 'content/vacancies.ts',
  schema: vacancySchema,
  idField: '_id',
  records: [
    {
      _id: 'quality-control-engineer',
      vacancy: 2,
      position: 'Quality Control Engineer',
      department: 'Quality',
      workplace: 'factory',
      status: 'Full Time',
      salary: 'Negotiable, by experience',
      deadline: '2027-01-15',
      responsibility: [
        'Draw up the mix for each product and correct it for the moisture of the sand on the day.',
        'Take blocks from every batch for the compression and water absorption tests, and sign the test sheet.',
        'Measure the moulds at the start of each shift and say when a liner has to be changed.',
        'Hold back any pallet that fails, find the cause and write it down before the press starts again.',
        'Keep the testing machine, balances and gauges calibrated, with a dated record for each.',
        'Answer the questions of customers and their engineers on strength, size and curing.',
      ],
      createdAt: '2026-11-08',
    },
    {
      _id: 'territory-sales-officer',
      vacancy: 5,
      position: 'Territory Sales Officer',
      department: 'Sales',
      workplace: 'headOffice',
      status: 'Full Time',
      salary: '200 dollars',
      deadline: '2027-01-31',
      responsibility: [
        'Visit contractors, engineers and dealers in your territory and know what each of them is building.',
        'Take off quantities from drawings and prepare quotations for blocks, pavers, kerbs and tiles.',
        'Explain with figures, not adjectives, what a hollow block wall changes in load and in cost.',
        'Follow each order from the first sample to the last delivery note.',
        'Bring complaints to the factory the same day, with photographs and the number of the batch.',
        'Report each week on visits made, quotations sent and orders lost, with the reason.',
      ],
      createdAt: '2026-11-12',
    },
    {
      _id: 'block-press-operator',
      vacancy: 4,
      position: 'Block Press Operator',
      department: 'Production',
      workplace: 'factory',
      status: 'Contract',
      salary: 'By shift, with overtime',
      deadline: '2027-02-15',
      responsibility: [
        'Set up, run and clean the press, the mixer and the conveyor of one line.',
        'Change moulds and tamper heads, and set vibration and feed for the product of the day.',
        'Check the height of the blocks of every pallet with the gauge and stop the line when it drifts.',
        'Move fresh pallets to the curing racks without shaking or chipping them.',
        'Lock off the machine before every repair and see that nobody reaches past a guard.',
        'Hand over the line in writing: count, rejects, faults, and what is wearing out.',
      ],
      createdAt: '2026-10-25',
    },
    {
      _id: 'laboratory-assistant',
      vacancy: 1,
      position: 'Laboratory Assistant',
      department: 'Quality',
      workplace: 'factory',
      status: 'Part Time',
      salary: 'By the hour',
      deadline: '2027-02-10',
      responsibility: [
        'Label the samples of each batch and keep them wet until their day of test.',
        'Cap, weigh, soak, dry and crush samples as the method says, and record every reading.',
        'Sieve the sand and stone of each delivery and draw the grading curve.',
        'Keep scales, oven, sieves and curing tank clean and ready.',
        'File test sheets so that any batch can be found by its date.',
      ],
      createdAt: '2026-11-15',
    },
    {
      _id: 'paving-draughtsperson',
      vacancy: 2,
      position: 'Paving Draughtsperson',
      department: 'Technical advice',
      workplace: 'headOffice',
      status: 'Freelance',
      salary: 'By the drawing',
      deadline: '2027-02-28',
      responsibility: [
        'Draw laying patterns for yards, drives, footpaths and plazas from a survey or a sketch.',
        'Count pavers by shape and colour, with the cut pieces at edges and covers listed apart.',
        'Show falls, kerbs, drain channels and edge restraint so that the mason need not guess.',
        'Detail expansion joints, manhole surrounds and the change from one pattern to another.',
        'Revise drawings after the site visit and keep one numbered set.',
      ],
      createdAt: '2026-11-03',
    },
    {
      _id: 'masonry-trainer',
      vacancy: 1,
      position: 'Masonry Trainer',
      department: 'Technical advice',
      workplace: 'factory',
      status: 'Contract',
      salary: 'By the course',
      deadline: '2026-10-31',
      responsibility: [
        'Teach masons who know brick how to lay hollow block: dry bond, line, level, face-shell bedding.',
        'Build and take down the practice walls of each course with the trainees.',
        'Show how rods, grout, conduits and lintels go into a block wall, and in which order.',
        'Visit the first site of every trained gang and put right what went wrong.',
        'Write the course sheet in plain Bangla, with drawings in place of long sentences.',
      ],
      createdAt: '2026-09-20',
    },
  ],
});

export type Vacancy = (typeof vacancies)[number];

export const getVacancy = (id: string) => vacancies.find(({ _id }) => _id === id);

/** Whether applications are still taken on the day `today` (`YYYY-MM-DD`); the deadline itself is the last such day. */
export const isOpen = ({ deadline }: Pick<Vacancy, 'deadline'>, today: string) => today <= deadline;

/** Those for which there is still time, in data order. */
export const openVacancies = (today: string) => vacancies.filter((vacancy) => isOpen(vacancy, today));

/** The open ones in data order, then the closed ones. */
export const openFirst = (today: string): readonly Vacancy[] => [
  ...openVacancies(today),
  ...vacancies.filter((vacancy) => !isOpen(vacancy, today)),
];
