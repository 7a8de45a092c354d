## The picture
picture-ply = ply { $ply }
picture-alpha-cut = α-cut
picture-beta-cut = β-cut
picture-confirmed = as by minimax
