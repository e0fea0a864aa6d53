// A bot for Node: goes where most points are to be had at once, else to the nearest space.
import { createInterface } from 'node:readline'

for await (const line of createInterface({ input: process.stdin })) {
  const { legal } = JSON.parse(line)
  const best = legal.reduce((best, each) => (each.is.points > best.is.points ? each : best))
  console.log(JSON.stringify({ action: best.action }))
}
